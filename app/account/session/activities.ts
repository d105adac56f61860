/** What a visitor does to a page. A screen reader reading aloud or a film playing is not activity. */
export const activities = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchstart', 'input'];
