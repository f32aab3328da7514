import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import type { Chart, ChartState, ChartTransition } from './chart'

export type Point = { x: number; y: number }
/** Places are relative to the parent state, points and labels to the whole drawing; all in px. */
export type PlacedState = ChartState & Point & { width: number; height: number }
export type PlacedTransition = {
  id: string
  source: string
  target: string
  labels: string[]
  points: Point[]
  at: Point
}
export type Layout = { states: PlacedState[]; transitions: PlacedTransition[] }

const characterWidth = 8
const lineHeight = 20

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': '48',
  'elk.spacing.edgeLabel': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '56',
  'elk.layered.spacing.edgeNodeBetweenLayers': '24',
}

/** Places a chart so that states do not overlap and every label has room; arrows between the same two are one. */
export async function layOut(chart: Chart): Promise<Layout> {
  const arrows = bundle(chart.transitions)
  const placed = await new ELK().layout({
    id: 'chart',
    layoutOptions: options,
    children: children(chart, undefined),
    edges: arrows.map(toElkEdge),
  })
  const places = new Map(flatten(placed).map((node) => [node.id, node]))
  const routes = new Map((placed.edges ?? []).map((edge) => [edge.id, edge]))
  return {
    states: chart.states.map((state) => {
      const { x = 0, y = 0, width = 0, height = 0 } = places.get(state.id) ?? {}
      return { ...state, x, y, width, height }
    }),
    transitions: arrows.map((arrow) => ({ ...arrow, ...route(routes.get(arrow.id)) })),
  }
}

type Arrow = Pick<PlacedTransition, 'id' | 'source' | 'target' | 'labels'>

function bundle(transitions: ChartTransition[]): Arrow[] {
  const arrows = new Map<string, Arrow>()
  for (const { source, target, label } of transitions) {
    const id = `${source} > ${target}`
    const labels = arrows.get(id)?.labels ?? []
    arrows.set(id, { id, source, target, labels: [...new Set([...labels, label])] })
  }
  return [...arrows.values()]
}

function children(chart: Chart, parent: string | undefined): ElkNode[] {
  return chart.states
    .filter((state) => state.parent === parent)
    .map((state) => {
      const inner = children(chart, state.id)
      const longest = Math.max(state.name.length, ...state.invokes.map((name) => name.length + 2))
      return {
        id: state.id,
        width: longest * (characterWidth + 1) + (state.isInitial ? 72 : 48),
        height: 44 + state.invokes.length * lineHeight,
        children: inner,
        ...(inner.length > 0 && { layoutOptions: { 'elk.padding': '[top=52,left=24,bottom=24,right=24]' } }),
      }
    })
}

function toElkEdge({ id, source, target, labels }: Arrow): ElkExtendedEdge {
  const width = Math.max(...labels.map((label) => label.length)) * characterWidth + 12
  return {
    id,
    sources: [source],
    targets: [target],
    labels: [{ text: labels.join('\n'), width, height: labels.length * lineHeight }],
  }
}

function route(edge: ElkExtendedEdge | undefined): { points: Point[]; at: Point } {
  const points = (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ])
  const { x = 0, y = 0, width = 0, height = 0 } = edge?.labels?.[0] ?? {}
  return { points, at: { x: x + width / 2, y: y + height / 2 } }
}

function flatten(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(flatten)]
}
