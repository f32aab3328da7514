import { describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { emptyDetails } from './manual-details'
import {
  type Upload,
  type UploadEvent,
  type UploadProgress,
  type UploadReport,
  uploadManualMachine,
} from './upload-manual.machine'

const pdf = new File(['%PDF-1.7'], 'wl-120.pdf', { type: 'application/pdf' })
const other = new File(['%PDF-1.7'], 'ex-210.PDF', { type: '' })
const photo = new File(['x'], 'meter.png', { type: 'image/png' })
const renamed = new File(['x'], 'meter.pdf', { type: 'image/png' })
const empty = new File([], 'empty.pdf', { type: 'application/pdf' })

const chosen = (...files: File[]) => ({ type: 'files.chosen', files }) as const
const details = { ...emptyDetails, displayName: 'Operation manual' }
const submitted = { type: 'upload.submitted', details } as const
const progressed = { type: 'upload.progressed', share: 0.5 } as const
const finished = { type: 'upload.finished', manual: { id: 'm-1', displayName: 'Operation manual' } } as const
const failure = { reason: 'This file is already a manual of this machine.', fields: {}, advice: 'duplicate' } as const
const failed = { type: 'upload.failed', ...failure } as const
const cancelled = { type: 'upload.cancelled' } as const

const events: UploadEvent[] = [
  chosen(pdf),
  chosen(photo),
  { type: 'file.removed' },
  submitted,
  progressed,
  finished,
  failed,
  cancelled,
]

const paths = getShortestPaths(uploadManualMachine, {
  events,
  serializeState: (snapshot) => JSON.stringify(snapshot.value),
  // A File has nothing that JSON would show: two of them would be one event.
  serializeEvent: (event) =>
    'files' in event ? `${event.type} ${event.files.map(({ name }) => name)}` : JSON.stringify(event),
})

function started() {
  const sent = vi.fn<(upload: Upload | undefined) => void>()
  const stopped = vi.fn()
  const reports: UploadReport[] = []
  const actor = createActor(
    uploadManualMachine.provide({
      actors: {
        uploadManual: fromCallback<UploadProgress, Upload | undefined>(({ input }) => {
          sent(input)
          return stopped
        }),
      },
      actions: { announce: (_, news) => void reports.push(news) },
    }),
  )
  actor.start()
  return { actor, sent, stopped, reports }
}

function reached(...all: UploadEvent[]) {
  const { actor, ...rest } = started()
  for (const event of all) actor.send(event)
  return { ...actor.getSnapshot(), ...rest }
}

describe('uploading by path', () => {
  it('knows these states and no others', () => {
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(
      new Set(['choosing', 'ready', 'uploading', 'uploaded', 'failed']),
    )
    expect(Object.keys(uploadManualMachine.states)).toHaveLength(paths.length)
  })

  it.each(paths.map((path) => [path.steps.map(({ event }) => event.type).join(' > '), path] as const))(
    '%s',
    (_, path) => {
      const { actor } = started()
      for (const { event } of path.steps.slice(1)) actor.send(event)
      expect(actor.getSnapshot().value).toBe(path.state.value)
    },
  )
})

describe('the file', () => {
  it('"only PDF is accepted": by name and by type', () => {
    expect(reached(chosen(pdf)).value).toBe('ready')
    expect(reached(chosen(other)).value).toBe('ready')
    for (const file of [photo, renamed]) {
      expect(reached(chosen(file))).toMatchObject({ value: 'choosing', context: { mistake: 'notPdf' } })
    }
    expect(reached(chosen(empty))).toMatchObject({ value: 'choosing', context: { mistake: 'emptyFile' } })
  })

  it('"Only the first selected file is uploaded per submit"', () => {
    const { context, sent } = reached(chosen(pdf, other, photo), submitted)
    expect(sent.mock.calls).toEqual([[{ file: pdf, details }]])
    expect(context.leftOut).toBe(2)
  })

  it('that was good stays when another choice is refused', () => {
    const { value, context } = reached(chosen(pdf), chosen(photo))
    expect([value, context.file, context.mistake]).toEqual(['ready', pdf, 'notPdf'])
    expect(reached(chosen(pdf), chosen(photo), chosen(other)).context.mistake).toBeUndefined()
  })

  it('"Submit needs at least one file"', () => {
    expect(reached(submitted).value).toBe('choosing')
    expect(reached(chosen(), submitted).value).toBe('choosing')
    expect(reached(chosen(pdf), { type: 'file.removed' }, submitted).value).toBe('choosing')
  })

  it('cannot be changed while it is uploaded, and not be submitted twice', () => {
    const { value, context, sent } = reached(chosen(pdf), submitted, chosen(other), submitted)
    expect([value, context.file, sent.mock.calls.length]).toEqual(['uploading', pdf, 1])
  })
})

describe('the upload', () => {
  it('shows the progress of what has left', () => {
    expect(reached(chosen(pdf), submitted, progressed).context.share).toBe(0.5)
  })

  it('can be cancelled: the request is stopped, the file stays', () => {
    const { value, context, stopped, reports } = reached(chosen(pdf), submitted, progressed, cancelled)
    expect([value, context.file]).toEqual(['ready', pdf])
    expect(stopped).toHaveBeenCalledOnce()
    expect(reports.map(({ state }) => state)).toEqual(['uploading', 'cancelled'])
  })

  it('that failed keeps the file and its reason, and can be submitted again from the start', () => {
    const once = reached(chosen(pdf), submitted, progressed, failed)
    expect([once.value, once.context.file, once.context.failure?.reason]).toEqual(['failed', pdf, failed.reason])
    const again = reached(chosen(pdf), submitted, progressed, failed, submitted)
    expect([again.value, again.context.share, again.context.failure]).toEqual(['uploading', 0, undefined])
    expect(again.sent).toHaveBeenCalledTimes(2)
  })

  it('reports what the toasts say: processing, then uploaded or failed with the reason', () => {
    expect(reached(chosen(pdf), submitted, finished).reports).toEqual([
      { state: 'uploading' },
      { state: 'uploaded', manual: finished.manual },
    ])
    expect(reached(chosen(pdf), submitted, failed).reports.at(-1)).toEqual({ state: 'failed', reason: failed.reason })
  })

  it('that is done makes room for the next file', () => {
    expect(reached(chosen(pdf), submitted, finished).context.file).toBeUndefined()
    expect(reached(chosen(pdf), submitted, finished, chosen(other))).toMatchObject({ value: 'ready' })
  })

  it('has to be provided', () => {
    const actor = createActor(uploadManualMachine)
    const failure = vi.fn()
    actor.subscribe({ error: failure })
    actor.start()
    actor.send(chosen(pdf))
    actor.send(submitted)
    expect(failure).toHaveBeenCalled()
  })
})
