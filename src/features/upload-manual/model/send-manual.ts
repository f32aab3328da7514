import { fromCallback } from 'xstate'
import type { Machine } from '@/entities/machine'
import { ApiError, uploadForm } from '@/shared/api'
import { formFields } from './manual-details'
import type { Upload, UploadFailure, UploadProgress } from './upload-manual.machine'

/** Sends a file with its form; stopping it cuts the request off. */
export function sendManual(machine: Machine, organizationName: string | undefined) {
  return fromCallback<UploadProgress, Upload | undefined>(({ input, sendBack }) => {
    const stopping = new AbortController()
    const { signal } = stopping
    const tell = (event: UploadProgress) => {
      if (!signal.aborted) sendBack(event)
    }
    if (input) {
      uploadForm({
        file: input.file,
        fields: formFields(input.details, machine, organizationName),
        onProgress: (share) => tell({ type: 'upload.progressed', share }),
        signal,
      }).then(
        ({ id, display_name }) => tell({ type: 'upload.finished', manual: { id, displayName: display_name } }),
        (error: unknown) => tell({ type: 'upload.failed', ...explain(error) }),
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
    isDuplicate: failure.code === 'duplicate_manual',
  }
}
