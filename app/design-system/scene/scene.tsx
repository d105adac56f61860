import sprite from './scene.svg?url&no-inline';

interface SceneProps {
  /** Only the narrow drawing, or only the wide one. If left out both are rendered, and the screen width chooses. */
  narrow?: boolean | undefined;
}

/** The hills at first light, for a `.hero`: behind its text when wide, below it when narrow. */
export function Scene({ narrow }: SceneProps) {
  return (
    <>
      {narrow !== true && <Art shape="wide" viewBox="0 0 1440 560" fit="xMaxYMax slice" />}
      {narrow !== false && <Art shape="narrow" viewBox="770 160 640 400" fit="xMidYMax slice" />}
    </>
  );
}

function Art({ shape, viewBox, fit }: { shape: string; viewBox: string; fit: string }) {
  return (
    <svg
      className={`hero__art hero__art--${shape}`}
      viewBox={viewBox}
      preserveAspectRatio={fit}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${sprite}#scene`} width="1440" height="560" />
    </svg>
  );
}
