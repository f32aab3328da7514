import { useMutation } from '@tanstack/react-query'
import { Receipt } from 'lucide-react'
import { useText } from '@/shared/lib/i18n'
import { saveFile } from '@/shared/lib/save-file'
import { Button } from '@/shared/ui/button'
import { toast } from '@/shared/ui/toaster'
import { compactButton, compactClass } from './compact-button'
import { orderDocumentsText } from './text'

type ReceiptButtonProps = {
  orderNumber: string
  read: () => Promise<Blob>
  /** As wide as the page, for a phone. */
  full?: boolean
  /** As an entry of a list, where several are below each other. */
  isCompact?: boolean
}

/** Saves the receipt of what an order was paid by card. */
export function ReceiptButton({ orderNumber, read, full = false, isCompact = false }: ReceiptButtonProps) {
  const t = useText(orderDocumentsText)
  const { mutate, isPending } = useMutation({
    mutationFn: read,
    onSuccess: (pdf) => saveFile(pdf, `${orderNumber}-receipt.pdf`),
    onError: ({ message }) => toast.error(t('failed', { reason: message })),
  })
  return (
    <Button
      icon={<Receipt aria-hidden />}
      full={full}
      {...(isCompact ? compactButton : {})}
      className={isCompact ? compactClass : 'print:hidden'}
      pending={isPending}
      onClick={() => mutate()}
    >
      {t('receipt')}
    </Button>
  )
}
