import { assign, fromCallback, setup } from 'xstate'
import type { ManualDetails } from './manual-details'
import { type FileMistake, mistakeIn } from './manual-file'

export type UploadedManual = { id: string; displayName: string }

export type UploadFailure = {
  reason: string
  /** The server's message for each field that it refuses. */
  fields: Readonly<Record<string, string>>
  /** Sending the same file again helps only with `retry`. */
  advice: 'retry' | 'duplicate' | 'not_pdf'
}

/** What happens during an upload; sent to the machine by the actor that uploads. */
export type UploadProgress =
  | { type: 'upload.progressed'; share: number }
  | { type: 'upload.finished'; manual: UploadedManual }
  | ({ type: 'upload.failed' } & UploadFailure)

export type UploadReport =
  | { state: 'uploading' | 'cancelled' }
  | { state: 'uploaded'; manual: UploadedManual }
  | { state: 'failed'; reason: string }

export type Upload = { file: File; details: ManualDetails }

export type UploadEvent =
  | { type: 'files.chosen'; files: readonly File[] }
  | { type: 'file.removed' }
  | { type: 'upload.submitted'; details: ManualDetails }
  | { type: 'upload.cancelled' }
  | UploadProgress

type Chosen = { event: Extract<UploadEvent, { type: 'files.chosen' }> }

type Context = {
  file: File | undefined
  /** How many files were chosen beside the one that is uploaded. */
  leftOut: number
  mistake: FileMistake | undefined
  upload: Upload | undefined
  /** The share of the form that has left, 0 to 1. */
  share: number
  failure: UploadFailure | undefined
}

const noUpload: Context = {
  file: undefined,
  leftOut: 0,
  mistake: undefined,
  upload: undefined,
  share: 0,
  failure: undefined,
}

const uploadSetup = setup({
  types: { context: {} as Context, events: {} as UploadEvent },
  actors: {
    uploadManual: fromCallback<UploadProgress, Upload | undefined>(() => {
      throw new Error('provide uploadManual')
    }),
  },
  guards: {
    /** "Only the first selected file is uploaded per submit." */
    isFirstAccepted: (_, files: readonly File[]) => files[0] !== undefined && mistakeIn(files[0]) === undefined,
    isAny: (_, files: readonly File[]) => files.length > 0,
  },
  actions: {
    /** Shows the toasts of the specification. */
    announce: (_, _news: UploadReport) => {
      throw new Error('provide announce')
    },
    storeFile: assign((_, files: readonly File[]) => ({ ...noUpload, file: files[0], leftOut: files.length - 1 })),
    /** The file that was chosen before stays. */
    refuseFile: assign((_, files: readonly File[]) => ({ mistake: files[0] && mistakeIn(files[0]) })),
    reset: assign(noUpload),
    startUpload: assign(({ context: { file } }, details: ManualDetails) => ({
      share: 0,
      failure: undefined,
      upload: file && { file, details },
    })),
    storeProgress: assign((_, share: number) => ({ share })),
    recordFailure: assign((_, { reason, fields, advice }: UploadFailure) => ({
      failure: { reason, fields, advice },
      share: 0,
    })),
  },
})

const choice = [
  {
    guard: { type: 'isFirstAccepted', params: ({ event }: Chosen) => event.files },
    target: 'ready',
    actions: { type: 'storeFile', params: ({ event }: Chosen) => event.files },
  },
  {
    guard: { type: 'isAny', params: ({ event }: Chosen) => event.files },
    actions: { type: 'refuseFile', params: ({ event }: Chosen) => event.files },
  },
] as const

/** The modal "Machine File Upload" of the specification, section 2: one PDF for each submit. */
export const uploadManualMachine = uploadSetup.createMachine({
  id: 'upload',
  context: noUpload,
  initial: 'choosing',
  states: {
    choosing: { on: { 'files.chosen': choice } },
    ready: {
      on: {
        'files.chosen': choice,
        'file.removed': { target: 'choosing', actions: 'reset' },
        'upload.submitted': {
          target: 'uploading',
          actions: { type: 'startUpload', params: ({ event }) => event.details },
        },
      },
    },
    uploading: {
      entry: { type: 'announce', params: { state: 'uploading' } },
      invoke: { src: 'uploadManual', input: ({ context }) => context.upload },
      on: {
        'upload.progressed': { actions: { type: 'storeProgress', params: ({ event }) => event.share } },
        'upload.finished': {
          target: 'uploaded',
          actions: [
            'reset',
            { type: 'announce', params: ({ event }) => ({ state: 'uploaded', manual: event.manual }) },
          ],
        },
        'upload.failed': {
          target: 'failed',
          actions: [
            { type: 'recordFailure', params: ({ event }) => event },
            { type: 'announce', params: ({ event }) => ({ state: 'failed', reason: event.reason }) },
          ],
        },
        'upload.cancelled': { target: 'ready', actions: { type: 'announce', params: { state: 'cancelled' } } },
      },
    },
    uploaded: { on: { 'files.chosen': choice } },
    failed: {
      on: {
        'files.chosen': choice,
        'file.removed': { target: 'choosing', actions: 'reset' },
        'upload.submitted': {
          target: 'uploading',
          actions: { type: 'startUpload', params: ({ event }) => event.details },
        },
      },
    },
  },
})
