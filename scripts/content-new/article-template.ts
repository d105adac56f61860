import { categoryPath } from '../../app/area-href.ts';
import { escapedAttribute, escapedText } from '../../contracts/escaped-text.ts';

type Template = { category: string; title: string; today: string };

/**
 * A new article with every part that `content:check` asks for except enough words, so that the check fails until the
 * article is written.
 */
export function articleTemplate({ category, title, today }: Template): string {
  const description = `${title}: replace this with one sentence that says what the page answers.`;
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<title>${escapedText(title)}</title>
<meta name="description" content="${escapedAttribute(description)}">
<meta name="last-reviewed" content="${today}">
<meta name="related" content="">
<meta name="keywords" content="">
</head>
<body>
<div class="content-panel">
<p>Answer the question in the first two sentences. Then say what to do.</p>
<h2 id="first">What to do first</h2>
<ol class="steps">
<li><h3>Do this</h3><p>One action in each step.</p></li>
<li><h3>Then this</h3><p>Say what the reader will see.</p></li>
</ol>
<h2 id="next">What happens next</h2>
<p>Say how long it takes, and what we do.</p>
<h2 id="help">If you need help</h2>
<p>See <a href="${categoryPath(category)}">more help on this topic</a>, or call {{phone:customerService}}.</p>
</div>
</body>
</html>
`;
}
