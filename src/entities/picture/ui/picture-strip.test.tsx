import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { pictureN } from '@/shared/lib/testing/pictures'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { PictureStrip } from './picture-strip'

const shown = () => screen.getByRole('dialog').querySelector('img')?.alt

describe('PictureStrip', () => {
  it('opens a picture large, and leads to the others by button and arrow keys', async () => {
    renderScreen(
      <PictureStrip label="Photographs of the oil change" pictures={[pictureN(1), pictureN(2), pictureN(3)]} />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Open picture 2' }))
    expect(shown()).toBe('Photographs of the oil change: picture 2 of 3')
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }))
    expect(shown()).toBe('Photographs of the oil change: picture 3 of 3')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    expect(shown()).toBe('Photographs of the oil change: picture 1 of 3')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is nothing where there are none', () => {
    renderScreen(<PictureStrip label="Photographs" pictures={[]} />)
    expect(screen.queryByRole('list', { name: 'Photographs' })).toBeNull()
  })
})
