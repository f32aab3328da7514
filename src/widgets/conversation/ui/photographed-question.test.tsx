import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { pictureFile } from '@/shared/lib/testing/pictures'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { operator } from '../../../../tests/msw/people'
import { standInForPictures } from '../../../../tests/msw/pictures'
import { serveWith } from '../../../../tests/msw/server'
import { PhotographedQuestion } from './photographed-question'

let lines = [{ text: 'CODE E-03', is_certain: true }]
serveWith(
  platformHttp.get('/auth/me', ({ response }) => response(200).json(operator)),
  platformHttp.post('/photographs/text', ({ response }) =>
    response(200).json({ lines, model: null, serial_number: null, brand: null, year: null, models: [] }),
  ),
)
standInForPictures()

function Question({ onAsk }: { onAsk: (question: string) => void }) {
  const [draft, setDraft] = useState('')
  return <PhotographedQuestion draft={draft} onDraft={setDraft} onAsk={onAsk} />
}

const field = () => screen.getByRole('textbox', { name: 'Your question' })
const photograph = () =>
  userEvent.upload(screen.getByLabelText('Photograph a code or a part'), pictureFile('display.jpg', 'image/jpeg'))

describe('a question that was photographed', () => {
  it('is shown to be checked, changed and then asked', async () => {
    const onAsk = vi.fn()
    renderScreen(<Question onAsk={onAsk} />)
    await userEvent.type(field(), 'what does this mean?')
    await photograph()
    await screen.findByText('Read from the photograph. Check it before you ask.')
    expect(field()).toHaveProperty('value', 'what does this mean? CODE E-03')
    expect(onAsk).not.toHaveBeenCalled()
    await userEvent.type(field(), ' lamp on{Enter}')
    expect(onAsk.mock.calls).toEqual([['what does this mean? CODE E-03 lamp on']])
  })

  it('says that some of it is uncertain, or that it does not fit', async () => {
    lines = [{ text: 'P/N 4471', is_certain: false }]
    renderScreen(<Question onAsk={vi.fn()} />)
    await photograph()
    await screen.findByText(/^Some of it is uncertain/)
    lines = Array.from({ length: 100 }, () => ({ text: 'OIL PRESSURE '.repeat(12).trim(), is_certain: true }))
    await photograph()
    await screen.findByText(/^The photograph has more text/)
  })
})
