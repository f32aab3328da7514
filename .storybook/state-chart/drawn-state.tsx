import { cx } from '@/shared/lib/class-names'
import { type Box, linesOf, type PlacedState } from './layout'
import { lineHeight } from './text-width'

type DrawnStateProps = { state: PlacedState; isActive: boolean; litLabels: readonly string[] }

/** A state as a box: final ones have a second line around them, parallel ones a dashed one. */
export function DrawnState({ state, isActive, litLabels }: DrawnStateProps) {
  const { kind, stays } = state
  const isOuter = kind === 'compound' || kind === 'parallel'
  const [title, ...lines] = linesOf(state, stays)
  return (
    <g>
      {kind === 'final' && <Frame box={grown(state, 4)} className="fill-none stroke-line-strong" />}
      <Frame
        box={state}
        className={cx(
          isActive ? 'stroke-ink stroke-2' : 'stroke-line-strong',
          isActive && !isOuter ? 'fill-accent' : isOuter ? 'fill-surface/60' : 'fill-surface',
          kind === 'parallel' && '[stroke-dasharray:6_4]',
        )}
      />
      <Lines box={state} title={title} lines={lines} litLabels={litLabels} isOnAccent={isActive && !isOuter} />
    </g>
  )
}

/** Stands for all states: what the machine answers in the same way wherever it is. */
export function DrawnAnywhere({ box, litLabels }: { box: Box & { stays: string[] }; litLabels: readonly string[] }) {
  const lines = box.stays.map((label) => `↩ ${label}`)
  return (
    <g>
      <Frame box={box} className="fill-none stroke-line-strong [stroke-dasharray:2_4]" />
      <Lines box={box} title="any state" lines={lines} litLabels={litLabels} isOnAccent={false} />
    </g>
  )
}

const Frame = ({ box: { x, y, width, height }, className }: { box: Box; className: string }) => (
  <rect x={x} y={y} width={width} height={height} rx={10} className={className} />
)

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

type LinesProps = {
  box: Box
  title: string | undefined
  lines: readonly string[]
  litLabels: readonly string[]
  isOnAccent: boolean
}

function Lines({ box: { x, y }, title, lines, litLabels, isOnAccent }: LinesProps) {
  const left = x + 14
  const first = y + 8 + lineHeight / 2
  const ink = isOnAccent ? 'fill-accent-ink' : 'fill-ink'
  const muted = isOnAccent ? 'fill-accent-ink' : 'fill-ink-muted'
  return (
    <>
      <text x={left} y={first} dominantBaseline="central" className={cx('font-semibold', ink)}>
        {title}
      </text>
      {lines.map((line, index) => (
        <text
          key={line}
          x={left}
          y={first + (index + 1) * lineHeight}
          dominantBaseline="central"
          className={litLabels.includes(line.slice(2)) ? cx('font-semibold', ink) : muted}
        >
          {line}
        </text>
      ))}
    </>
  )
}
