interface StepIndicatorProps {
  step: number;
  of: number;
}

/** How far along a form is. */
export function StepIndicator({ step, of }: StepIndicatorProps) {
  return (
    <p className="step-indicator">
      <span className="step-indicator__bar" aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          <i key={index} className={index < step ? 'on' : undefined} />
        ))}
      </span>
      Step {step} of {of}
    </p>
  );
}
