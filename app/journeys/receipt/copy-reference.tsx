import { useState } from 'react';
import { Button } from '../../design-system/button/button.tsx';
import { Icon } from '../../design-system/icon/icon.tsx';
import { useScripts } from '../../frame/hydration/use-scripts.ts';

const outcomes = {
  copied: 'Reference copied',
  failed: 'Your browser didn’t let us copy it. Select the reference and copy it yourself.',
};

/** Copies the reference, and says so; without scripts the visitor selects the reference. */
export function CopyReference({ reference }: { reference: string }) {
  const [outcome, setOutcome] = useState<keyof typeof outcomes>();
  if (!useScripts()) return null;
  const copy = async () => {
    // Empty first: a second copy is announced too.
    setOutcome(undefined);
    try {
      await navigator.clipboard.writeText(reference);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  const isCopied = outcome === 'copied';
  return (
    <>
      <Button kind="second" small type="button" onClick={() => void copy()}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      <span className={outcome === 'failed' ? 'receipt__note' : 'visually-hidden'} role="status">
        {outcome && outcomes[outcome]}
      </span>
    </>
  );
}
