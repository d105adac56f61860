import { readableDay } from '#contracts/calendar/readable-day.ts';
import type { ExcerptPart, SearchResult } from '#contracts/search.ts';
import { Pill } from '../../design-system/pill/pill.tsx';

/** Results, best first, with the matching words marked. */
export function SearchResultList({ results }: { results: SearchResult[] }) {
  return (
    <ol className="results">
      {results.map((result) => (
        <li key={result.href} className="result">
          <h2>
            <a href={result.href}>{result.title}</a>
          </h2>
          <p>
            <Marked parts={result.excerpt} />
          </p>
          <p className="result__where">
            <Pill>{result.category.label}</Pill>
            {result.lastReviewed && `Reviewed ${readableDay(result.lastReviewed)}`}
          </p>
        </li>
      ))}
    </ol>
  );
}

function Marked({ parts }: { parts: ExcerptPart[] }) {
  return parts.map((part, index) =>
    part.match ? <mark key={`${index} ${part.text}`}>{part.text}</mark> : part.text,
  );
}
