import type {
  Candidate,
  Contribution,
  Explanation,
  Vote,
} from '../../../server/modules/assistants/answering/explanation'

const figure = (value: number) => value.toFixed(2).replace('-', '−')
const signed = (value: number) => `${value > 0 ? '+' : ''}${figure(value)}`

/** The contribution of each signal to both probabilities. */
export function SignalTable({ explanation: { answered, right, vetoes } }: { explanation: Explanation }) {
  const answeredBy = new Map(answered.contributions.map((one) => [one.signal, one]))
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, but a part that scrolls by itself needs a name
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the arrow keys can scroll it
    <div className="scrolls" role="group" aria-label="Signals" tabIndex={0}>
      <table>
        <caption>Signals: contribution to the logit (weight)</caption>
        <thead>
          <tr>
            <th scope="col">Signal</th>
            <th scope="col">Value</th>
            <th scope="col">Manuals answer</th>
            <th scope="col">Best evidence is right</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">intercept</th>
            <td />
            <td>{signed(answered.intercept)}</td>
            <td>{signed(right.intercept)}</td>
          </tr>
          {right.contributions.map((one) => (
            <tr key={one.signal}>
              <th scope="row">
                {one.signal}
                {vetoes.includes(one.signal) && ' (rules out certain)'}
              </th>
              <td>{figure(one.value)}</td>
              <ContributionCell contribution={answeredBy.get(one.signal)} />
              <ContributionCell contribution={one} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">probability (border)</th>
            <td />
            <ProbabilityCell vote={answered} />
            <ProbabilityCell vote={right} />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function ProbabilityCell({ vote: { probability, border } }: { vote: Vote }) {
  return (
    <td>
      {figure(probability)} <small>({figure(border)})</small>
    </td>
  )
}

function ContributionCell({ contribution: one }: { contribution: Contribution | undefined }) {
  if (!one) return <td />
  const side = one.contribution === 0 ? 'none' : one.contribution > 0 ? 'for' : 'against'
  return (
    <td className={side}>
      {signed(one.contribution)} <small>({figure(one.weight)})</small>
    </td>
  )
}

/** The foremost evidence with the parts of its score. */
export function CandidateList({ candidates }: { candidates: readonly Candidate[] }) {
  if (candidates.length === 0) return <p>Nothing was found.</p>
  return (
    <ol className="candidates">
      {candidates.map((one) => (
        <li key={`${one.ordinal} ${one.quote}`}>
          <p>
            <strong>Page {one.page}</strong>, {one.kind}
            {one.headings.length > 0 && `: ${one.headings.join(' › ')}`}
          </p>
          <blockquote>{one.quote}</blockquote>
          <p className="figures">
            score {figure(one.passageScore + one.unitScore)} = passage {figure(one.passageScore)} + best{' '}
            {unitOf[one.kind]} {figure(one.unitScore)}; covers {figure(one.coverage)} of the question
            {one.decisive && '; entry for a code of the question'}
          </p>
        </li>
      ))}
    </ol>
  )
}

const unitOf: Record<Candidate['kind'], string> = { text: 'sentence', table: 'row', steps: 'step', safety: 'sentence' }
