import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { capacities, draining } from '@/entities/conversation/testing'
import { PassageList } from './passage-list'

describe('PassageList', () => {
  it('marks what was read by OCR', () => {
    render(
      <PassageList title="Sources" passages={[{ ...capacities, ocr: true }, draining]} onOpen={() => {}} numbered />,
    )
    const [scanned, typed] = screen.getAllByRole('listitem').map((item) => within(item))
    expect(scanned?.getByText(/read by OCR/)).toBeTruthy()
    expect(typed?.queryByText(/OCR/)).toBeNull()
  })
})
