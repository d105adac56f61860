import type { InstantAnswer } from '#contracts/instant-answers.ts';
import { replayMask } from '../consent/replay-mask.ts';
import { Icon } from '../design-system/icon/icon.tsx';
import { record } from '../telemetry/analytics/data-layer.ts';
import { AnswerInBrief } from './answer-in-brief.tsx';
import { SuggestionList, type SuggestionListProps } from './suggestion-list.tsx';

export type SearchPanelProps = SuggestionListProps & { answer: InstantAnswer | undefined };

/** Below the box while the visitor types: the answer, the suggestions, and the way to all results. */
export function SearchPanel({ answer, path, ...list }: SearchPanelProps & { path: string }) {
  const { id, typed, suggestions } = list;
  return (
    // The focus stays in the box when something here is pressed, so that nothing closes before the click arrives.
    <div className="find" role="presentation" onMouseDown={(event) => event.preventDefault()} {...replayMask}>
      {answer && <AnswerInBrief answer={answer} id={`${id}-answer`} />}
      {suggestions.length > 0 && <SuggestionList {...list} />}
      <p className="find__all">
        <a
          className="find__more"
          href={`/search?${new URLSearchParams({ q: typed, initiated: path })}`}
          onClick={() => record({ event: 'search' })}
        >
          <span>
            All results for “<bdi>{typed}</bdi>”
          </span>
          <Icon name="arrow-right" />
        </a>
      </p>
    </div>
  );
}
