interface StageProps {
  step: number;
  of: number;
}

/** How far along a form is. */
export function Stage({ step, of }: StageProps) {
  return (
    <p className="stage">
      <span className="stage__bar" aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          <i key={index} className={index < step ? 'on' : undefined} />
        ))}
      </span>
      Step {step} of {of}
    </p>
  );
}
