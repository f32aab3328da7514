import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { fromCallback } from 'xstate'
import { refreshManuals } from '@/entities/manual'
import { ApiError, uploadForm } from '@/shared/api'
import { useText } from '@/shared/lib/i18n'
import { toast, toastMs } from '@/shared/ui/toaster'
import { uploadManualText } from '../text'
import { type DescribedMachine, formFields } from './manual-details'
import {
  type Upload,
  type UploadedManual,
  type UploadFailure,
  type UploadProgress,
  type UploadReport,
  uploadManualMachine,
} from './upload-manual.machine'

const toastId = 'upload-manual'

type Target = {
  machine: DescribedMachine | undefined
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

/** Sends a file with its form; stopping it cuts the request off. */
function sendManual(machine: DescribedMachine | undefined, organizationName: string | undefined) {
  return fromCallback<UploadProgress, Upload | undefined>(({ input, sendBack }) => {
    const stopping = new AbortController()
    const { signal } = stopping
    const report = (event: UploadProgress) => {
      if (!signal.aborted) sendBack(event)
    }
    if (input && machine) {
      uploadForm({
        file: input.file,
        fields: formFields(input.details, machine, organizationName),
        onProgress: (share) => report({ type: 'upload.progressed', share }),
        signal,
      }).then(
        ({ id, display_name }) => report({ type: 'upload.finished', manual: { id, displayName: display_name } }),
        (error: unknown) => report({ type: 'upload.failed', ...explain(error) }),
      )
    }
    return () => stopping.abort()
  })
}

function explain(error: unknown): UploadFailure {
  const failure = error instanceof ApiError ? error : new ApiError({ status: 0 })
  // A server names the fields that it refuses; its message for one says more than "The request is not valid."
  const [mistake] = Object.values(failure.fields)
  return {
    reason: mistake ?? failure.message,
    fields: failure.fields,
    advice: advices[failure.code ?? ''] ?? 'retry',
  }
}

const advices: Partial<Record<string, UploadFailure['advice']>> = {
  duplicate_manual: 'duplicate',
  not_a_pdf: 'not_pdf',
}
