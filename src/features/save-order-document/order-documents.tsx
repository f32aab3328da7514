import { useMutation } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import type { components } from '#contract/platform'
import { orderDocumentKindValues as kinds } from '#contract/platform-limits'
import { useText } from '@/shared/lib/i18n'
import { saveFile } from '@/shared/lib/save-file'
import { Button } from '@/shared/ui/button'
import { toast } from '@/shared/ui/toaster'
import { compactButton, compactClass } from './compact-button'
import { orderDocumentsText } from './text'

type Schemas = components['schemas']
type Kind = Schemas['OrderDocumentKind']
type DocumentedOrder = Pick<Schemas['Order'], 'order_number' | 'status' | 'invoice_number'>

type OrderDocumentsProps = {
  order: DocumentedOrder
  read: (kind: Kind) => Promise<Blob>
  /** Buttons as wide as the page, for a phone. */
  full?: boolean
  /** As an entry of a list, where several are below each other. */
  isCompact?: boolean
}

/** Saves the confirmation of an order, and its invoice once it is issued. */
export function OrderDocuments({ order, read, full = false, isCompact = false }: OrderDocumentsProps) {
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
      {...(isCompact ? compactButton : {})}
      className={isCompact ? compactClass : 'print:hidden'}
      pending={isPending && variables === kind}
      onClick={() => mutate(kind)}
    >
      {t(kind)}
    </Button>
  ))
}

/** As the server decides: a draft has no document, and the invoice is there once it is issued. */
const documentsOf = ({ status, invoice_number: invoice }: DocumentedOrder): Kind[] =>
  status === 'DRAFT' ? [] : kinds.filter((kind) => kind !== 'invoice' || invoice !== null)
