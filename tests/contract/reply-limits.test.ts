import { expect, it } from 'vitest'
import { operations } from './documents'

interface Node {
  $ref?: string
  maximum?: number
  properties?: Record<string, Node>
  items?: Node
  anyOf?: Node[]
  oneOf?: Node[]
  allOf?: Node[]
}

/** Figures that replies limit: each of them is stored as somebody entered it, counted up to a limit, or a share of one. */
const enteredOrBounded = [
  // Prices of one: `cost` of a part in a catalogue, of its price breaks and price lists, its core charge.
  ...['CataloguePart.core_charge.amount', 'CataloguePart.cost.amount', 'KitPart.cost.amount'],
  ...['CatalogueBundle.own_cost.amount', 'PriceListEntry.amount', 'QuantityPrice.amount'],
  ...['ResolvedNumber.core_charge', 'ResolvedNumber.unit_price'],
  ...['PriceListEntry.min_quantity', 'QuantityPrice.min_quantity'],
  // Figures of meters as they were read.
  ...['ImportedMachine.hours', 'LastReading.value', 'Reading.value'],
  // Quantities, rates and intervals as they were entered.
  ...['LineQuantity.quantity', 'OrderTaxRate.basis_points'],
  ...['ScheduledTask.interval_days', 'ScheduledTask.interval_hours'],
  ...['ScheduledTask.notice_days', 'ScheduledTask.notice_hours'],
  // Places on a page, shares, and counts that end at a limit.
  ...[
    'Citation.around',
    'Citation.boxes',
    'Citation.column_titles',
    'ManualHit.boxes',
    'PagePart.box',
    'Vote.border',
    'Vote.probability',
  ],
  ...['FigurePlace.x', 'FigurePlace.y', 'FigurePlace.width', 'FigurePlace.height'],
  ...['SalesMonth.fill_rate', 'WaitingItem.count'],
  // A larger sum is shown as the largest exact one.
  'OrderAmount.amount',
]

/** The fields of replies whose figures have an upper limit, as `Schema.field`; versions count the changes of one record. */
function limitedFields(): string[] {
  const found = new Set<string>()
  const visited = new Set<string>()

  function visit(node: Node, path: string, schemas: Record<string, Node>): void {
    const name = node.$ref?.split('/').at(-1)
    if (name !== undefined) visitNamed(name, path, schemas)
    if (node.maximum !== undefined) found.add(path)
    for (const [field, one] of Object.entries(node.properties ?? {})) visit(one, `${path}.${field}`, schemas)
    for (const one of [node.items, ...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])]) {
      if (one) visit(one, path, schemas)
    }
  }

  function visitNamed(name: string, path: string, schemas: Record<string, Node>): void {
    const target = schemas[name] ?? {}
    // An amount is told apart by the field that contains it.
    const isOwn = target.properties !== undefined && !name.endsWith('Money')
    if (isOwn && visited.has(name)) return
    visited.add(name)
    visit(target, isOwn ? name : path, schemas)
  }

  for (const { responses, components } of operations) {
    const schemas: Record<string, Node> = JSON.parse(JSON.stringify(components.schemas))
    for (const [status, { content }] of Object.entries(responses)) {
      const schema = content?.['application/json']?.schema
      if (schema && Number(status) < 300) visit(schema, status, schemas)
    }
  }
  return [...found].filter((field) => !field.endsWith('.version')).toSorted()
}

it('what is added up or calculated has no upper limit in a reply: a list would fail for one row beyond it', () => {
  expect(limitedFields()).toEqual(enteredOrBounded.toSorted())
})
