import { Expander } from '../../../design-system/expander/expander.tsx';
import type { MeterArticles } from '../meter-articles.ts';
import { kindsOfRegister, type Register } from './meter-kinds.tsx';
import { MeterThumb } from './meter-thumb.tsx';

type ReadingHelpProps = {
  register: Register;
  articles: MeterArticles;
  /** The first kind is open at the start. */
  isOpen: boolean;
};

/** Below a reading's field where the guide is not beside it: the kinds of meter that the reading may come from. */
export function ReadingHelp({ register, articles, isOpen }: ReadingHelpProps) {
  return (
    <div className="reading-help">
      {kindsOfRegister(register, articles).map(({ id, name, drawing, words }, index) => (
        <Expander
          key={id}
          open={isOpen && index === 0}
          summary={
            <>
              <MeterThumb name={id} />
              How to read it: {name}
            </>
          }
        >
          {drawing(register === 'gas' ? 'Gas' : 'Electricity')}
          {words}
        </Expander>
      ))}
      <p className="mt-4">
        <a href="#find-reading">Other kinds of meter</a>
      </p>
    </div>
  );
}
