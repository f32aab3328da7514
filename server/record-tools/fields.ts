/** What people ask of a record besides which one it is. An event is a field, too: who did it, when and why. */
export const fieldValues = [
  'address',
  'contact',
  'note',
  'po_number',
  'tracking',
  'placed',
  'requested',
  'reviewed',
  'sent',
  'opened',
  'accepted',
  'declined',
  'revised',
  'withdrawn',
  'expired',
  'begun',
  'picked',
  'shipped',
  'delivered',
  'edited',
  'cancelled',
  'paid',
  'failed',
  'refunded',
  'disputed',
  'answered',
  'returned',
  'scheduled',
  'completed',
  'lines',
  'price',
  'subtotal',
  'tax',
  'core_charge',
  'terms',
  'card',
  'fee',
  'refundable',
  'reference',
  'order',
  'machine',
  'due_date',
  'validity',
  'hours',
  'labor',
  'who',
  'when',
  'where',
  'reason',
  'history',
  'status',
  'number',
  'rest',
  'backorder',
  'stock',
  'replacement',
  'serial',
  'model',
  'owner',
] as const

export type Field = (typeof fieldValues)[number]

/** They ask for something of a field, and alone for whatever a record says of it. */
const general: ReadonlySet<Field> = new Set(['who', 'when', 'where', 'reason', 'history'])

/** What each record says of itself before anything else: asked for alone, nothing else is said of it. */
const basic: ReadonlySet<Field> = new Set(['status', 'number'])

export const isBasic = (field: Field): boolean => basic.has(field)

export const isGeneral = (field: Field): boolean => general.has(field)

/** Things that happen to records, whose words also say which records are meant: "orders placed in May". */
const happenings: ReadonlySet<Field> = new Set([
  ...([
    'placed',
    'requested',
    'reviewed',
    'sent',
    'opened',
    'accepted',
    'declined',
    'revised',
    'withdrawn',
    'begun',
  ] as const),
  ...(['expired', 'picked', 'shipped', 'delivered', 'edited', 'cancelled', 'paid', 'failed', 'refunded'] as const),
  ...(['disputed', 'answered', 'returned', 'completed'] as const),
])

export const isHappening = (field: Field): boolean => happenings.has(field)

/** Whether a field is asked for that each of several records is to say. */
export const asksForField = ({ details }: { details?: readonly Field[] | undefined }): boolean =>
  details?.some((field) => !isGeneral(field)) ?? false
