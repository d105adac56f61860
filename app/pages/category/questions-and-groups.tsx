import { Card, CardGrid } from '../../design-system/card/card.tsx';
import { LinkButton } from '../../design-system/link-button/link-button.tsx';
import { LinkGroup } from '../../design-system/link-group/link-group.tsx';
import { Panel } from '../../design-system/panel/panel.tsx';
import { Pictogram } from '../../design-system/pictogram/pictogram.tsx';
import { Pill } from '../../design-system/pill/pill.tsx';
import type { QuestionsAndGroups } from '../../help-content/categories/category-definition.ts';

/** Common questions, grouped article links and, where there is one, the featured last article. SPEC §2, §3. */
export function QuestionsAndGroupsContent({ data }: { data: QuestionsAndGroups }) {
  return (
    <>
      {data.commonQuestions.length > 0 && (
        <section aria-labelledby="common">
          <div className="section-head">
            <h2 id="common">{data.title}</h2>
          </div>
          <CardGrid>
            {data.commonQuestions.map((question) => (
              <Card
                key={question.link}
                layout="media"
                title={question.title}
                href={question.link}
                leaves={question.externalLink}
                pictogram={question.image}
                pill={
                  question.pill && (
                    <Pill tone={question.pill === 'Most asked' ? 'sun' : 'plain'}>{question.pill}</Pill>
                  )
                }
              >
                {question.description}
              </Card>
            ))}
          </CardGrid>
        </section>
      )}
      {data.allArticles.length > 0 && (
        <section aria-labelledby="all">
          <div className="section-head">
            <h2 id="all">{data.allArticlesTitle}</h2>
          </div>
          <div className="groups">
            {data.allArticles.map(({ title, articleLinks }) => (
              <LinkGroup
                key={title}
                title={title}
                headingLevel={3}
                links={articleLinks.map(({ label, link, externalLink }) => ({
                  label,
                  href: link,
                  leaves: externalLink,
                }))}
              />
            ))}
          </div>
        </section>
      )}
      {data.lastArticle && <LastArticle {...data.lastArticle} />}
    </>
  );
}

function LastArticle({
  image,
  title,
  link,
  externalLink,
  description,
}: NonNullable<QuestionsAndGroups['lastArticle']>) {
  return (
    <Panel tone="dawn" className="panel__media" labelledBy="last-article">
      <Pictogram name={image} />
      <div className="flow">
        <h2 id="last-article">{title}</h2>
        <p className="prose">{description}</p>
        <LinkButton href={link} leaves={externalLink} arrow>
          {title}
        </LinkButton>
      </div>
    </Panel>
  );
}
