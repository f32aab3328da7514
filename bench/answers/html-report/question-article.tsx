import Markdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import type { Citation } from '../../../server/modules/assistants/answering/engine'
import { CandidateList, SignalTable } from './explanation-tables'
import type { ReportedPage, ReportedQuestion } from './reported-question'
import { isFailure, verdicts } from './verdict'

const percent = (share: number) => `${Math.round(share * 100)} %`

/** A question with its answer, the pages, and why it was answered like this. */
export function QuestionArticle({ reported, id }: { reported: ReportedQuestion; id: string }) {
  const { question, answer, explanation, verdict, pages } = reported
  const { manual, kind, context, answer_strings: expected, answer_pages: expectedPages } = question
  const { confidence, answered, right, words, intent, language, candidates } = explanation
  return (
    <article
      aria-labelledby={id}
      data-verdict={verdict}
      data-confidence={confidence}
      data-kind={kind}
      data-manual={manual}
    >
      <p className={isFailure(verdict) ? 'verdict failure' : 'verdict'}>{verdicts[verdict]}</p>
      <h2 id={id}>{question.question}</h2>
      <p className="about">
        {context && <>After: “{context}”. </>}
        {question.id} · {manual} · {kind}
      </p>
      <div className="columns">
        <div>
          <h3>
            Answer: {confidence}, right {percent(right.probability)}, answered at all {percent(answered.probability)}
          </h3>
          <AnswerText id={id} response={answer.response} citations={citedBy(reported)} />
          <Citations id={id} citations={citedBy(reported)} isNearest={answer.refused} />
          <h3>Expected</h3>
          {expectedPages.length === 0 ? (
            <p>The manual does not contain the answer.</p>
          ) : (
            <p>
              {expected.map((text) => `“${text}”`).join(' or ')} on page {expectedPages.join(' or ')}
            </p>
          )}
        </div>
        <div className="pages">
          {pages.map((page) => (
            <PageFigure key={page.page} {...page} />
          ))}
        </div>
      </div>
      <details>
        <summary>Why: signals and candidates</summary>
        <p>
          Read as {intent}, in language {language}. Words and their importance (struck out if the manual does not use
          them):{' '}
          {words.map(({ word, writtenAs, importance, isKnown }) => (
            <span key={word} className="word">
              {isKnown ? word : <del>{word}</del>}
              {writtenAs && ` (written ${writtenAs})`} {importance.toFixed(1)}
            </span>
          ))}
        </p>
        <div className="columns">
          <SignalTable explanation={explanation} />
          <div>
            <h3>Foremost candidates</h3>
            <CandidateList candidates={candidates} />
          </div>
        </div>
      </details>
    </article>
  )
}

const citedBy = ({ answer }: ReportedQuestion) => (answer.refused ? answer.nearest : answer.citations)

const plugins = [remarkGfm]
/** Text of a manual is data: it loads nothing and leads nowhere but to the citations. */
const disallowed = ['img', 'input']
const components: Components = {
  a: ({ href, children }) => (href?.startsWith('#') ? <a href={href}>{children}</a> : children),
  h1: 'h4',
  h2: 'h4',
  h3: 'h4',
}

/** The answer's Markdown; `[1]` and `[words][1]` become links to its citations by their definitions at the end. */
function AnswerText({ id, response, citations }: { id: string; response: string; citations: readonly Citation[] }) {
  const definitions = citations.map((_, index) => `[${index + 1}]: #${id}-${index + 1}`)
  return (
    <div className="answer">
      <Markdown remarkPlugins={plugins} components={components} disallowedElements={disallowed} skipHtml>
        {[response, definitions.join('\n')].join('\n\n')}
      </Markdown>
    </div>
  )
}

type CitationsProps = { id: string; citations: readonly Citation[]; isNearest: boolean }

function Citations({ id, citations, isNearest }: CitationsProps) {
  if (citations.length === 0) return <p>Cites nothing.</p>
  return (
    <details>
      <summary>
        {isNearest ? 'Nearest' : 'Cited'}: page {citations.map(({ page }) => page).join(', ')}
      </summary>
      <ol>
        {citations.map(({ page, quote }, index) => (
          <li key={page} id={`${id}-${index + 1}`}>
            Page {page}: <q>{quote}</q>
          </li>
        ))}
      </ol>
    </details>
  )
}

function PageFigure({ page, isCited, isExpected, marks, picture }: ReportedPage) {
  const role = isCited && isExpected ? 'cited and expected' : isCited ? 'cited' : 'expected'
  return (
    <figure>
      <figcaption>
        Page {page}, {role}
      </figcaption>
      {picture ? (
        <a href={picture.address} className="page">
          <img
            src={picture.address}
            width={picture.width}
            height={picture.height}
            alt={`Page ${page}`}
            loading="lazy"
          />
          <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
            {marks.map(([left, top, right, bottom]) => (
              <rect key={`${left} ${top}`} x={left} y={top} width={right - left} height={bottom - top} />
            ))}
          </svg>
        </a>
      ) : (
        <p>This page could not be drawn.</p>
      )}
    </figure>
  )
}
