import type { ComponentProps, ReactNode } from 'react';

/** One of the segments. */
export interface SegmentOption {
  value: string;
  label: ReactNode;
}

interface SegmentsProps {
  legend: ReactNode;
  name: string;
  options: SegmentOption[];
  value?: string | undefined;
  onChange?: ComponentProps<'input'>['onChange'];
}

/** A setting with two or three positions, side by side. */
export function Segments({ legend, name, options, value, onChange }: SegmentsProps) {
  return (
    <fieldset className="field">
      <legend>{legend}</legend>
      <div className="segments">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === value}
              onChange={onChange}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
