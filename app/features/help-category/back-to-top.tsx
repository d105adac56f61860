import { Icon } from '../../design-system/icon/icon.tsx';

/** The way back up a long page. */
export function BackToTop() {
  return (
    <p>
      <a className="to-top" href="#main">
        <Icon name="arrow-up" /> Back to top
      </a>
    </p>
  );
}
