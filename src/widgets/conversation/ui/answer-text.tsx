import { createContext, type ReactNode, useContext } from 'react'
import Markdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import type { Citation } from '@/entities/conversation'
import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
import { citationOfLink, withCitationLinks } from '../lib/citation-links'
import { withFigureColumns } from '../lib/figure-columns'
import { quotedLanguage } from '../lib/quoted-language'
import { conversationText } from '../text'

const plugins = [remarkGfm]

/** Elements that reach beyond the answer: text of a manual or of a model is data and leads nowhere. */
const disallowedElements = ['img', 'input']

const textClass = cx(
  'grid min-w-0 gap-3 wrap-anywhere [&>p:first-child]:text-lg [&>p:first-child]:leading-7 [&>ul:first-child]:text-lg',
  '[&_ol]:grid [&_ol]:list-decimal [&_ol]:gap-1.5 [&_ol]:pl-7 [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:pl-6',
  '[&_li::marker]:font-semibold [&_blockquote]:grid [&_blockquote]:gap-2 [&_blockquote]:border-l-4 [&_blockquote]:border-line [&_blockquote]:pl-4',
  '[&_code]:rounded-sm [&_code]:bg-sunken [&_code]:px-1',
)

type AnswerTextProps = {
  /** The answer's Markdown, whole or as far as it is written. */
  response: string
  citations: readonly Citation[]
  /** Of the words that are not quoted. */
  language?: string | undefined
  onOpen: (citation: Citation) => void
}

/** What the marks in the text need. The components below keep their identity, so that a mark retains the focus. */
const Citations = createContext<Pick<AnswerTextProps, 'citations' | 'language' | 'onOpen'>>({
  citations: [],
  onOpen: () => {},
})

/** An answer's Markdown without raw HTML, with its marks as buttons that open the manual. */
export function AnswerText({ response, citations, language, onOpen }: AnswerTextProps) {
  return (
    <Citations value={{ citations, language, onOpen }}>
      <div className={textClass} lang={quotedLanguage(response, citations) ?? language}>
        <Markdown remarkPlugins={plugins} components={components} disallowedElements={disallowedElements} skipHtml>
          {withCitationLinks(withFigureColumns(response), citations)}
        </Markdown>
      </div>
    </Citations>
  )
}

function AnswerLink({ href, children }: { href?: string; children?: ReactNode }) {
  const { citations, language, onOpen } = useContext(Citations)
  const citation = citations.find(({ n }) => n === citationOfLink(href))
  if (!citation) return children
  if (children === String(citation.n)) return <CitationMark citation={citation} onOpen={onOpen} />
  return (
    <button
      type="button"
      lang={language}
      onClick={() => onOpen(citation)}
      className="relative text-left text-link underline underline-offset-2 before:absolute before:-inset-x-2 before:-inset-y-3"
    >
      {children}
    </button>
  )
}

/** Nothing of a manual is in bold, but its signal words in the language of the answer. */
function OwnWord({ children }: { children?: ReactNode }) {
  return <strong lang={useContext(Citations).language}>{children}</strong>
}

/** A wide table scrolls by itself on a phone, with the keyboard too. No landmark: each answer may have several. */
function AnswerTable({ children }: { children?: ReactNode }) {
  const t = useText(conversationText)
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, but a part that scrolls by itself needs a name
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the arrow keys can scroll it
    <div role="group" aria-label={t('table')} tabIndex={0} className="scroll-shadows min-w-0 overflow-x-auto">
      <table className="w-full border-collapse text-sm wrap-normal">{children}</table>
    </div>
  )
}

/** The question is the heading of its answer, so every heading in the answer is one level lower. */
const Heading: Components['h1'] = ({ children }) => <h3 className="font-semibold">{children}</h3>

const cell = 'border-b px-1.5 py-2 first:pl-0 last:pr-0 sm:px-3'

const components: Components = {
  a: AnswerLink,
  strong: OwnWord,
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
  table: AnswerTable,
  th: ({ style, children }) => (
    <th style={style} className={cx(cell, 'border-line-strong text-left align-bottom font-semibold hyphens-auto')}>
      {children}
    </th>
  ),
  td: ({ style, children }) => (
    <td style={style} className={cx(cell, 'figures border-line align-top')}>
      {children}
    </td>
  ),
}

/** The number behind a claim; opens the manual at the page. Its touch area reaches beyond what is seen. */
function CitationMark({ citation, onOpen }: { citation: Citation; onOpen: (citation: Citation) => void }) {
  const t = useText(conversationText)
  return (
    <button
      type="button"
      data-printed
      aria-label={t('openPage', { page: citation.page, manual: citation.manual_name })}
      onClick={() => onOpen(citation)}
      className="relative mx-0.5 rounded-sm align-[0.05em] before:absolute before:-inset-3"
    >
      <span className="figures inline-grid min-h-6 min-w-6 place-items-center rounded-sm bg-accent px-1.5 text-sm font-bold text-accent-ink in-[button:hover]:bg-accent-hover">
        {citation.n}
      </span>
    </button>
  )
}
