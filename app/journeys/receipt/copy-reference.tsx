import { useState } from 'react';
import { Button } from '../../design-system/button/button.tsx';
import { Icon } from '../../design-system/icon/icon.tsx';
import { useScripts } from '../../frame/hydration/use-scripts.ts';

/** Copies the reference and confirms it; without scripts the visitor selects the reference. */
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
