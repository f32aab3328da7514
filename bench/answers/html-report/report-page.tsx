import { renderToStaticMarkup } from 'react-dom/server'
import { filterScript } from './filter-script'
import { QuestionArticle } from './question-article'
import type { ReportedQuestion } from './reported-question'
import { style } from './style'
import { compareVerdicts, isFailure, verdicts } from './verdict'

/** Writes the report on a set of questions as an HTML document, failures first. */
export function reportPage(name: string, questions: readonly ReportedQuestion[]): string {
  const head = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`Answers: ${name}`}</title>
    </>,
  )
  const body = renderToStaticMarkup(<Report name={name} questions={questions} />)
  return `<!doctype html>
<html lang="en">
<head>${head}<style>${style}</style></head>
<body>${body}<script>${filterScript}</script></body>
</html>
`
}

type ReportProps = { name: string; questions: readonly ReportedQuestion[] }

function Report({ name, questions }: ReportProps) {
  const sorted = questions.toSorted((one, other) => compareVerdicts(one.verdict, other.verdict))
  const failures = questions.filter(({ verdict }) => isFailure(verdict)).length
  return (
    <>
      <header>
        <h1>Answers: {name}</h1>
        <p>
          {questions.length} questions, {failures} failures
        </p>
        <Filters questions={sorted} />
      </header>
      <main>
        {sorted.map((reported, index) => (
          <QuestionArticle key={reported.question.id} reported={reported} id={`q${index + 1}`} />
        ))}
      </main>
    </>
  )
}

function Filters({ questions }: { questions: readonly ReportedQuestion[] }) {
  const all = (read: (one: ReportedQuestion) => string) => [...new Set(questions.map(read))]
  return (
    <search>
      <form>
        <Filter name="verdict" label="Verdict" values={all(({ verdict }) => verdict)} labels={verdicts} />
        <Filter name="confidence" label="Confidence" values={all(({ explanation }) => explanation.confidence)} />
        <Filter name="kind" label="Kind" values={all(({ question }) => question.kind).sort()} />
        <Filter name="manual" label="Manual" values={all(({ question }) => question.manual).sort()} />
        <label>
          Text
          <input type="search" name="text" />
        </label>
        <output />
      </form>
    </search>
  )
}

type FilterProps = { name: string; label: string; values: readonly string[]; labels?: Record<string, string> }

function Filter({ name, label, values, labels = {} }: FilterProps) {
  return (
    <label>
      {label}
      <select name={name}>
        <option value="">all</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {labels[value] ?? value}
          </option>
        ))}
      </select>
    </label>
  )
}
