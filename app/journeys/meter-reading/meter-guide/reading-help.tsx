import { Expander } from '../../../design-system/expander/expander.tsx';
import type { MeterArticles } from '../meter-articles.ts';
import { kindsOfRegister, type Register } from './meter-kinds.tsx';

type ReadingHelpProps = {
  register: Register;
  articles: MeterArticles;
  /** Open at the start. */
  isOpen: boolean;
};

const summaries: Record<Register, string> = {
  electricity: 'How to read your electricity meter',
  economy7: 'How to read your Economy 7 meter',
  gas: 'How to read your gas meter',
};

/** Right below a reading's field: how to read the kinds of meter that it may come from. */
export function ReadingHelp({ register, articles, isOpen }: ReadingHelpProps) {
  return (
    <Expander summary={summaries[register]} open={isOpen}>
      {kindsOfRegister(register, articles).map(({ id, name, drawing, words }) => (
        <div key={id} className="flow flow--2">
          <p>
            <b>{name}</b>
          </p>
          {drawing(register === 'gas' ? 'Gas' : 'Electricity')}
          {words}
        </div>
      ))}
      <p>
        <a href="#find-reading">Mine looks different</a>
      </p>
    </Expander>
  );
}
