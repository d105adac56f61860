import { useState } from 'react';
import { Button } from '../design-system/button/button.tsx';
import { Icon } from '../design-system/icon/icon.tsx';
import { useScripts } from '../hydration/use-scripts.ts';

/** Copies the reference and says so; without scripts the reference is selected by hand. */
export function CopyReference({ reference }: { reference: string }) {
  const [isCopied, setCopied] = useState(false);
  if (!useScripts()) return null;
  const copy = () =>
    void navigator.clipboard.writeText(reference).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <Button kind="second" small type="button" onClick={copy}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied ? 'Reference copied' : ''}
      </span>
    </>
  );
}
