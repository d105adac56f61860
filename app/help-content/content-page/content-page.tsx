import type { ReactNode } from 'react';
import type { HelpArticle } from '#contracts/help-article.ts';
import { Breadcrumb } from '../../design-system/breadcrumb/breadcrumb.tsx';
import { ContentsList, needsContentsList } from '../../design-system/contents-list/contents-list.tsx';
import { Pictogram } from '../../design-system/pictogram/pictogram.tsx';
import type { PictogramName } from '../../design-system/pictogram/pictogram-names.ts';
import { helpHome } from '../../area-href.ts';

export type PageContent = Pick<HelpArticle, 'title' | 'description' | 'html' | 'contents'>;

type ContentPageProps = {
  page: PageContent;
  pictogram: PictogramName;
  /** Below the text. */
  end?: ReactNode;
};

/** A page of the content service's markup, sanitised by its client. SPEC §2 "deals, extra-support, probate". */
export function ContentPage({ page, pictogram, end }: ContentPageProps) {
  const hasContents = needsContentsList(page.contents);
  return (
    <>
      <div className="band">
        <div className="wrap page-head">
          <Breadcrumb trail={[helpHome]} current={page.title} />
          <div className="page-head__row">
            <div>
              <h1>{page.title}</h1>
              {page.description && <p className="lead">{page.description}</p>}
            </div>
            <Pictogram name={pictogram} />
          </div>
        </div>
      </div>
      <div className="section">
        <div className={hasContents ? 'wrap split split--toc' : 'wrap'}>
          {hasContents && (
            <div className="split__sticky">
              <ContentsList title="On this page" items={page.contents} />
            </div>
          )}
          <div className="flow flow--12">
            <article className="article" dangerouslySetInnerHTML={{ __html: page.html }} />
            {end}
          </div>
        </div>
      </div>
    </>
  );
}
