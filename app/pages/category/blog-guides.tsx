import { Card, CardGrid } from '../../design-system/card/card.tsx';
import type { PictogramName } from '../../design-system/pictogram/pictogram-names.ts';

const guides: { title: string; link: string; text: string; image: PictogramName }[] = [
  {
    title: 'Save energy at home',
    link: '/blog/save-energy-at-home',
    text: 'Small changes, room by room, that cost nothing.',
    image: 'bulb',
  },
  {
    title: 'Keep warm this winter',
    link: '/blog/keep-warm-this-winter',
    text: 'Heat the rooms you use and keep the draughts out.',
    image: 'radiator',
  },
  {
    title: 'Lower your hot water costs',
    link: '/blog/lower-hot-water-costs',
    text: 'Showers, cylinders and the right temperature.',
    image: 'tap',
  },
  {
    title: 'Insulation, explained',
    link: '/blog/insulation-explained',
    text: 'Lofts, walls and floors: what to do first.',
    image: 'house',
  },
  {
    title: 'Heat pumps, explained',
    link: '/blog/heat-pumps-explained',
    text: 'How they work, and whether your home suits one.',
    image: 'heat-pump',
  },
  {
    title: 'Solar panels, explained',
    link: '/blog/solar-panels-explained',
    text: 'What they make, and what you’re paid for it.',
    image: 'solar',
  },
  {
    title: 'The price cap, explained',
    link: '/blog/the-price-cap-explained',
    text: 'What it limits, and what it doesn’t.',
    image: 'tariff',
  },
  {
    title: 'Dry clothes indoors',
    link: '/blog/drying-clothes-indoors',
    text: 'Without damp, and without a big bill.',
    image: 'shirt',
  },
];

/** Cards linking to blog guides, on helpful-advice. SPEC §2. */
export function BlogGuides() {
  return (
    <section aria-labelledby="guides">
      <div className="section-head">
        <h2 id="guides">Guides from our blog</h2>
      </div>
      <CardGrid>
        {guides.map(({ title, link, text, image }) => (
          <Card key={link} layout="media" title={title} href={link} pictogram={image} leaves>
            {text}
          </Card>
        ))}
      </CardGrid>
    </section>
  );
}
