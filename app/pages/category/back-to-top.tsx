import { Icon } from '../../design-system/icon/icon.tsx';

/** The link to the top of a long page. */
export function BackToTop() {
  return (
    <p>
      <a className="to-top" href="#main">
        <Icon name="arrow-up" /> Back to top
      </a>
    </p>
  );
}
