import { Heading } from '../../design-system/heading/heading.tsx';

const signLanguage = <a href="/british-sign-language">British Sign Language help</a>;

/** Relay UK and BSL, for people who can't hear or speak on the phone. */
export function OtherWaysToCall({ relay, isWide }: { relay: string; isWide: boolean }) {
  const prefix = <b className="kbd-num">{relay}</b>;
  return (
    <div className="ring__other">
      {isWide ? (
        <>
          <Heading level={3} className="ring__label">
            If ringing is hard
          </Heading>
          <p>Deaf or hard of hearing? On Relay UK, dial {prefix}, then our number.</p>
        </>
      ) : (
        <p>Relay UK: dial {prefix} first</p>
      )}
      <p>Use BSL? {signLanguage}</p>
    </div>
  );
}
