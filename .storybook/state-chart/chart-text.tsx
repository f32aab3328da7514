import type { Chart } from './chart'

/** The chart in words, for those who do not see the drawing, and for searching the page. */
export function ChartText({ chart, active }: { chart: Chart; active: readonly string[] }) {
  const nameOf = nameIn(chart)
  return (
    <details className="rounded-md border border-line bg-surface px-4">
      <summary className="min-h-control content-center font-semibold">States and transitions as text</summary>
      <ul className="grid gap-3 pb-4 text-sm">
        {chart.anywhere && (
          <li>
            <p className="font-semibold">any state</p>
            <Transitions chart={chart} source={chart.anywhere} />
          </li>
        )}
        {chart.states.map((state) => (
          <li key={state.id} aria-current={active.includes(state.id) ? 'step' : undefined}>
            <p className="font-semibold">
              {state.parent && `${nameOf(state.parent)} / `}
              {state.name}
              {state.isInitial && ', initial'}
              {state.kind === 'final' && ', final'}
              {state.invokes.length > 0 && `, runs ${state.invokes.join(', ')}`}
              {active.includes(state.id) && ', current'}
            </p>
            <Transitions chart={chart} source={state.id} />
          </li>
        ))}
      </ul>
    </details>
  )
}

const nameIn = (chart: Chart) => (id: string) => chart.states.find((state) => state.id === id)?.name ?? id

function Transitions({ chart, source }: { chart: Chart; source: string }) {
  const nameOf = nameIn(chart)
  return (
    <ul className="list-disc pl-6">
      {chart.transitions
        .filter((transition) => transition.source === source)
        .map(({ target, label }) => (
          <li key={`${label} ${target}`}>
            {label}: {target === source ? 'stays' : `to ${nameOf(target)}`}
          </li>
        ))}
    </ul>
  )
}
