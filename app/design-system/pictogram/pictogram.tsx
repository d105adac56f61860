import type { PictogramName } from './pictogram-names.ts';
import sprite from './pictograms.svg?url&no-inline';

interface PictogramProps {
  name: PictogramName;
  className?: string | undefined;
}

/** A larger drawing with one sun in it; it never carries meaning alone. */
export function Pictogram({ name, className }: PictogramProps) {
  return (
    <svg className={className ? `picto ${className}` : 'picto'} viewBox="0 0 64 64" aria-hidden="true">
      <use href={`${sprite}#p-${name}`} />
    </svg>
  );
}
