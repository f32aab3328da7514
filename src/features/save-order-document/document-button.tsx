import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useText } from '@/shared/lib/i18n'
import { saveFile } from '@/shared/lib/save-file'
import { Button } from '@/shared/ui/button'
import { toast } from '@/shared/ui/toaster'
import { compactButton, compactClass } from './compact-button'
import { orderDocumentsText } from './text'

export type DocumentButtonProps = {
  read: () => Promise<Blob>
  /** As wide as the page, for a phone. */
  full?: boolean
  /** As an entry of a list, where several are below each other. */
  isCompact?: boolean
}

type Document = {
  /** Of the file that is saved, without its ending. */
  name: string
  icon: ReactNode
  children: string
}

/** Saves one document as a PDF. */
export function DocumentButton({
  name,
  icon,
  children,
  read,
  full = false,
  isCompact = false,
}: DocumentButtonProps & Document) {
  const t = useText(orderDocumentsText)
  const { mutate, isPending } = useMutation({
    mutationFn: read,
    onSuccess: (pdf) => saveFile(pdf, `${name}.pdf`),
    onError: ({ message }) => toast.error(t('failed', { reason: message })),
  })
  return (
    <Button
      icon={icon}
      full={full}
      {...(isCompact ? compactButton : {})}
      className={isCompact ? compactClass : 'print:hidden'}
      pending={isPending}
      onClick={() => mutate()}
    >
      {children}
    </Button>
  )
}
