import { useMutation } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import type { components } from '#contract/platform'
import { useText } from '@/shared/lib/i18n'
import { saveFile } from '@/shared/lib/save-file'
import { Button } from '@/shared/ui/button'
import { toast } from '@/shared/ui/toaster'
import { compactButton, compactClass } from './compact-button'
import { orderDocumentsText } from './text'

type Schemas = components['schemas']
type Kind = Schemas['OrderDocumentKind']
type DocumentedOrder = Pick<Schemas['Order'], 'order_number' | 'status' | 'invoice_number' | 'credit_notes'>

type OrderDocumentsProps = {
  order: DocumentedOrder
  /** @param number of a credit note */
  read: (kind: Kind, number?: string) => Promise<Blob>
  /** Buttons as wide as the page, for a phone. */
  full?: boolean
  /** As an entry of a list, where several are below each other. */
  isCompact?: boolean
}

interface OrderDocument {
  kind: Kind
  /** Of a credit note. */
  number?: string
}

/** Saves the confirmation of an order, its invoice once it is issued, and the credit notes that correct it. */
export function OrderDocuments({ order, read, full = false, isCompact = false }: OrderDocumentsProps) {
  const t = useText(orderDocumentsText)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ kind, number }: OrderDocument) => read(kind, number),
    onSuccess: (pdf, { kind, number }) => saveFile(pdf, `${number ?? `${order.order_number}-${kind}`}.pdf`),
    onError: ({ message }) => toast.error(t('failed', { reason: message })),
  })
  return documentsOf(order).map(({ kind, number }) => (
    <Button
      key={number ?? kind}
      icon={<FileText aria-hidden />}
      full={full}
      {...(isCompact ? compactButton : {})}
      className={isCompact ? compactClass : 'print:hidden'}
      pending={isPending && variables.kind === kind && variables.number === number}
      onClick={() => mutate(number === undefined ? { kind } : { kind, number })}
    >
      {t(kind, { number: number ?? '' })}
    </Button>
  ))
}

/** As the server decides: a draft has no document, and the invoice is there once it is issued. */
function documentsOf({ status, invoice_number: invoice, credit_notes: notes }: DocumentedOrder): OrderDocument[] {
  if (status === 'DRAFT') return []
  return [
    { kind: 'confirmation' },
    ...(invoice === null ? [] : [{ kind: 'invoice' as const }]),
    ...notes.map(({ number }) => ({ kind: 'credit-note' as const, number })),
  ]
}
