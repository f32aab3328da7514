import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import type { Machine } from '@/entities/machine'
import { refreshManuals } from '@/entities/manual'
import { useText } from '@/shared/lib/i18n'
import { toast, toastMs } from '@/shared/ui/toaster'
import { uploadManualText } from '../text'
import { sendManual } from './send-manual'
import { type UploadedManual, type UploadReport, uploadManualMachine } from './upload-manual.machine'

const toastId = 'upload-manual'

type Target = {
  machine: Machine
  /** The uploader's, as the form names it; a super user has none. */
  organizationName: string | undefined
  onUploaded: (manual: UploadedManual) => void
}

/** The upload with the real call; reports its progress by toast, and refreshes the data when it is done. */
export function useUploadManual({ machine, organizationName, onUploaded }: Target) {
  const t = useText(uploadManualText)
  const queryClient = useQueryClient()

  function announce(news: UploadReport) {
    switch (news.state) {
      case 'uploading':
        return toast.info(t('processing'), { id: toastId, durationMs: Number.POSITIVE_INFINITY })
      case 'cancelled':
        return toast.info(t('cancelled'), { id: toastId })
      case 'failed':
        // The dialog shows the reason, so the toast need not cover its buttons.
        return toast.error(t('failed', { reason: news.reason }), { id: toastId, durationMs: toastMs })
      case 'uploaded':
        toast.success(t('uploaded'), { id: toastId })
        void refreshManuals(queryClient)
        return onUploaded(news.manual)
    }
  }

  return useMachine(
    uploadManualMachine.provide({
      actors: { uploadManual: sendManual(machine, organizationName) },
      actions: { announce: (_, news) => void announce(news) },
    }),
  )
}
