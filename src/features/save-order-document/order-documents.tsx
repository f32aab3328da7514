import { useMutation } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import type { components } from '#contract/platform'
import { orderDocumentKindValues as kinds } from '#contract/platform-limits'
import { useText } from '@/shared/lib/i18n'
import { saveFile } from '@/shared/lib/save-file'
import { Button } from '@/shared/ui/button'
import { toast } from '@/shared/ui/toaster'
import { orderDocumentsText } from './text'

type Schemas = components['schemas']
type Kind = Schemas['OrderDocumentKind']
type DocumentedOrder = Pick<Schemas['OrderSummary'], 'order_number' | 'status' | 'payment_status' | 'total'>

type OrderDocumentsProps = {
  order: DocumentedOrder
  read: (kind: Kind) => Promise<Blob>
  /** Buttons as wide as the page, for a phone. */
  full?: boolean
}

/** Saves the confirmation of an order, and its invoice where there is something to pay. */
export function OrderDocuments({ order, read, full = false }: OrderDocumentsProps) {
  const t = useText(orderDocumentsText)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: read,
    onSuccess: (pdf, kind) => saveFile(pdf, `${order.order_number}-${kind}.pdf`),
    onError: ({ message }) => toast.error(t('failed', { reason: message })),
  })
  return documentsOf(order).map((kind) => (
    <Button
      key={kind}
      icon={<FileText aria-hidden />}
      full={full}
      className="print:hidden"
      pending={isPending && variables === kind}
      onClick={() => mutate(kind)}
    >
      {t(kind)}
    </Button>
  ))
}

/** As the server decides: a draft has no document, and what ended unpaid or costs nothing has no invoice. */
function documentsOf({ status, payment_status: payment, total }: DocumentedOrder): Kind[] {
  if (status === 'DRAFT') return []
  const isCharged = payment !== 'UNPAID' || (total.amount > 0 && status !== 'CANCELLED' && status !== 'EXPIRED')
  return kinds.filter((kind) => kind !== 'invoice' || isCharged)
}
