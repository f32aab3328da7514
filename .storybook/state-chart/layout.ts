import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import type { Chart, ChartState, ChartTransition } from './chart'
import { lineHeight, textWidth } from './text-width'

export type Point = { x: number; y: number }
export type Box = Point & { width: number; height: number }
/** A state, with what it answers without leaving it. Places are relative to the whole drawing, in px. */
export type PlacedState = ChartState & Box & { stays: string[] }
export type PlacedArrow = {
  id: string
  target: string
  /** What may happen, one below the other; none beside the arrow that shows where a machine starts. */
  labels: string[]
  points: Point[]
  /** The place of the labels on the line. */
  at: Box | undefined
}
export type Layout = {
  width: number
  height: number
  states: PlacedState[]
  /** Where the machine answers the same in any state. */
  anywhere: (Box & { stays: string[] }) | undefined
  /** Where the machine and each of its compound states start. */
  starts: Box[]
  arrows: PlacedArrow[]
}

const startSize = 14

const common = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.padding': '[top=12,left=12,bottom=12,right=12]',
  'elk.spacing.nodeNode': '20',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.layered.spacing.nodeNodeBetweenLayers': '22',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.thoroughness': '20',
}
/** Whichever leaves a chart largest is taken. */
const candidates: Record<string, string>[] = [
  { 'elk.direction': 'DOWN' },
  { 'elk.direction': 'DOWN', 'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST' },
  { 'elk.direction': 'DOWN', 'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER' },
  { 'elk.direction': 'RIGHT' },
  { 'elk.direction': 'RIGHT', 'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST' },
]

/**
 * Places a chart so that states do not overlap and every label has room on its arrow; arrows between the same two are
 * one.
 * @param room the width and the height to fit into, in px
 */
export async function layOut(chart: Chart, room: { width: number; height: number }): Promise<Layout> {
  const elk = new ELK()
  const placed = await Promise.all(candidates.map((options) => elk.layout(graphOf(chart, { ...common, ...options }))))
  const [best] = placed.toSorted((one, other) => scaleIn(room, other) - scaleIn(room, one))
  if (!best) throw new Error('nothing was laid out')
  return readLayout(chart, best)
}

/** By how much a drawing must be made smaller to fit; 1 where it fits as it is. */
export const scaleIn = (room: { width: number; height: number }, { width = 1, height = 1 }: Partial<Box>) =>
  Math.min(1, room.width / width, room.height / height)

const startOf = (parent: string | undefined) => `start of ${parent ?? 'all'}`

function graphOf(chart: Chart, layoutOptions: Record<string, string>): ElkNode {
  const starts = chart.states
    .filter(({ isInitial }) => isInitial)
    .map(({ id, parent }) => ({ id: `${startOf(parent)} > ${id}`, sources: [startOf(parent)], targets: [id] }))
  const anywhere = chart.anywhere
    ? [{ id: chart.anywhere, ...sizeOf(['any state', ...staysOf(chart, chart.anywhere)]) }]
    : []
  return {
    id: 'chart',
    layoutOptions,
    children: [...anywhere, ...childrenOf(chart, undefined)],
    edges: [...starts, ...arrowsOf(chart).map(toElkEdge)],
  }
}

function childrenOf(chart: Chart, parent: string | undefined): ElkNode[] {
  const states = chart.states.filter((state) => state.parent === parent)
  const start = states.some(({ isInitial }) => isInitial)
    ? [{ id: startOf(parent), width: startSize, height: startSize }]
    : []
  return [...start, ...states.map((state) => toElkNode(chart, state))]
}

function toElkNode(chart: Chart, state: ChartState): ElkNode {
  const children = childrenOf(chart, state.id)
  const lines = linesOf(state, staysOf(chart, state.id))
  const top = lines.length * lineHeight + 24
  return {
    id: state.id,
    ...sizeOf(lines),
    children,
    ...(children.length > 0 && { layoutOptions: { 'elk.padding': `[top=${top},left=20,bottom=20,right=20]` } }),
  }
}

/** What is written into a state: its name, what runs in it, what it answers without leaving it. */
export const linesOf = ({ name, invokes }: ChartState, stays: readonly string[]) => [
  name,
  ...invokes.map((actor) => `↻ ${actor}`),
  ...stays.map((label) => `↩ ${label}`),
]

const sizeOf = ([title = '', ...lines]: string[]) => ({
  width: Math.max(textWidth(title, 'bold'), ...lines.map((line) => textWidth(line, 'bold'))) + 28,
  height: (lines.length + 1) * lineHeight + 16,
})

type Arrow = Pick<PlacedArrow, 'id' | 'target' | 'labels'> & { source: string }

const staysOf = (chart: Chart, state: string) => [
  ...new Set(
    chart.transitions.filter(({ source, target }) => source === state && target === state).map(({ label }) => label),
  ),
]

function arrowsOf({ transitions }: Chart): Arrow[] {
  const arrows = new Map<string, Arrow>()
  for (const { source, target, label } of transitions.filter((each) => each.source !== each.target)) {
    const id = arrowId({ source, target })
    const labels = arrows.get(id)?.labels ?? []
    arrows.set(id, { id, source, target, labels: [...new Set([...labels, label])] })
  }
  return [...arrows.values()]
}

export const arrowId = ({ source, target }: Pick<ChartTransition, 'source' | 'target'>) => `${source} > ${target}`

function toElkEdge({ id, source, target, labels }: Arrow): ElkExtendedEdge {
  const width = Math.max(...labels.map((label) => textWidth(label, 'bold'))) + 12
  const height = labels.length * lineHeight + 4
  const text = labels.join('\n')
  const layoutOptions = { 'elk.edgeLabels.inline': 'true' }
  return { id, sources: [source], targets: [target], labels: [{ text, width, height, layoutOptions }] }
}

function readLayout(chart: Chart, placed: ElkNode): Layout {
  const boxes = new Map(flatten(placed).map((node) => [node.id, boxOf(node)]))
  const box = (id: string) => boxes.get(id) ?? boxOf({})
  const labels = new Map(arrowsOf(chart).map((arrow) => [arrow.id, arrow.labels]))
  return {
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    states: chart.states.map((state) => ({ ...state, ...box(state.id), stays: staysOf(chart, state.id) })),
    anywhere: chart.anywhere ? { ...box(chart.anywhere), stays: staysOf(chart, chart.anywhere) } : undefined,
    starts: [...boxes].filter(([id]) => id.startsWith(startOf(''))).map(([, start]) => start),
    arrows: (placed.edges ?? []).map((edge) => ({
      id: edge.id,
      target: edge.targets[0] ?? '',
      labels: labels.get(edge.id) ?? [],
      points: (edge.sections ?? []).flatMap((section) => [
        section.startPoint,
        ...(section.bendPoints ?? []),
        section.endPoint,
      ]),
      at: edge.labels?.[0] && boxOf(edge.labels[0]),
    })),
  }
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({ x, y, width, height })

const flatten = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(flatten)]
