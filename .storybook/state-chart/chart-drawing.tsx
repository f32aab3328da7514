import { useEffect, useId, useRef, useState } from 'react'
import type { Chart, ChartTransition } from './chart'
import { ArrowHeads, ArrowLabels, DrawnArrow } from './drawn-arrow'
import { DrawnAnywhere, DrawnState } from './drawn-state'
import { arrowId, type Layout, layOut, scaleIn } from './layout'
import { fontSize } from './text-width'

/** In px: as high as a window shows beside the buttons. */
export const viewHeight = 820
/** Below it, words are too small to read: a larger chart scrolls. */
export const leastScale = 0.8

type ChartDrawingProps = {
  chart: Chart
  /** The ids of the states that the machine is in. */
  active: readonly string[]
  /** What happened last. */
  last: readonly ChartTransition[]
}

/** The chart as a picture that fits its place; ChartText says the same in words. */
export function ChartDrawing({ chart, active, last }: ChartDrawingProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<{ layout: Layout; scale: number }>()
  useEffect(() => {
    let isWanted = true
    const room = { width: frame.current?.clientWidth ?? 0, height: viewHeight }
    void layOut(chart, room).then(
      (layout) => isWanted && setDrawn({ layout, scale: Math.max(leastScale, scaleIn(room, layout)) }),
    )
    return () => {
      isWanted = false
    }
  }, [chart])
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, but a part that scrolls by itself needs a name
    <div
      ref={frame}
      role="group"
      aria-label="State chart"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the arrow keys can scroll it
      tabIndex={0}
      className="min-h-80 overflow-auto rounded-md border border-line bg-sunken"
      data-drawn={drawn !== undefined}
    >
      {drawn && <Drawing {...drawn} active={active} last={last} />}
    </div>
  )
}

type DrawingProps = Omit<ChartDrawingProps, 'chart'> & { layout: Layout; scale: number }

function Drawing({ layout, scale, active, last }: DrawingProps) {
  const heads = useId()
  const litOf = (id: string) => last.filter((each) => arrowId(each) === id).map(({ label }) => label)
  const stayedIn = (id: string) => litOf(arrowId({ source: id, target: id }))
  const [outer, inner] = [true, false].map((isOuter) =>
    layout.states.filter(({ kind }) => (kind === 'compound' || kind === 'parallel') === isOuter),
  )
  const states = (drawn: Layout['states'] = []) =>
    drawn.map((state) => (
      <DrawnState key={state.id} state={state} isActive={active.includes(state.id)} litLabels={stayedIn(state.id)} />
    ))
  return (
    <svg
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      width={layout.width * scale}
      height={layout.height * scale}
      fontSize={fontSize}
      role="img"
      aria-label="Drawing of the states"
      className="mx-auto block"
    >
      <ArrowHeads id={heads} />
      {states(outer)}
      {layout.starts.map(({ x, y, width }) => (
        <circle key={`${x} ${y}`} cx={x + width / 2} cy={y + width / 2} r={width / 2} className="fill-ink" />
      ))}
      {layout.arrows.map((arrow) => (
        <DrawnArrow key={arrow.id} arrow={arrow} heads={heads} litLabels={litOf(arrow.id)} />
      ))}
      {layout.arrows.map((arrow) => (
        <ArrowLabels key={arrow.id} arrow={arrow} litLabels={litOf(arrow.id)} />
      ))}
      {states(inner)}
      {layout.anywhere && <DrawnAnywhere box={layout.anywhere} litLabels={last.map(({ label }) => label)} />}
    </svg>
  )
}
