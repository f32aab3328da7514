import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { pictureFile, pictureN } from '@/shared/lib/testing/pictures'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { platformHttp } from '../../../../tests/msw/http'
import { standInForPictures, takesPictures } from '../../../../tests/msw/pictures'
import { problem } from '../../../../tests/msw/problem'
import { serveWith } from '../../../../tests/msw/server'
import { usePictures } from '../upload/use-pictures'
import { PicturesField } from './pictures-field'

const server = serveWith()
standInForPictures()

let ids: string[] | string = []

function Form({ pictures: initial = [] as ReturnType<typeof pictureN>[] }) {
  const pictures = usePictures(initial)
  const save = () =>
    void pictures
      .sendWith(async (sent) => {
        ids = sent
      })
      .catch(({ message }: Error) => {
        ids = message
      })
  return (
    <>
      <PicturesField label="Pictures" pictures={pictures} ordered />
      <button type="button" onClick={save}>
        Save
      </button>
    </>
  )
}

const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText('Add pictures'), files)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const rows = () => within(screen.getByRole('list', { name: 'Pictures' })).getAllByRole('listitem')
async function saved() {
  ids = []
  await press('Save')
  await waitFor(() => expect(ids).not.toEqual([]))
  return ids
}

describe('PicturesField', () => {
  it('sends what is chosen or dropped, and waits for it when the form is saved', async () => {
    server.use(...takesPictures())
    renderScreen(<Form pictures={[pictureN(1)]} />)
    await choose(pictureFile('front.png'))
    fireEvent.drop(screen.getByRole('group', { name: 'Pictures' }), {
      dataTransfer: { files: [pictureFile('back.png')] },
    })
    expect(await saved()).toEqual([pictureN(1).id, pictureN(5).id, pictureN(6).id])
    expect(rows()).toHaveLength(3)
  })

  it('changes the order, and removes', async () => {
    renderScreen(<Form pictures={[pictureN(1), pictureN(2), pictureN(3)]} />)
    await press('Move picture 3 up')
    await press('Remove picture 1')
    expect(await saved()).toEqual([pictureN(3).id, pictureN(2).id])
    expect(within(rows()[0] ?? document.body).getByText('Shown first')).toBeTruthy()
  })

  it('says why a picture is refused, and keeps the others', async () => {
    server.use(
      platformHttp.post('/pictures', ({ response }) =>
        response(415).json(problem(415, 'not_a_picture', 'The file is not a picture.')),
      ),
      ...takesPictures(),
    )
    renderScreen(<Form pictures={[pictureN(1)]} />)
    await choose(pictureFile('notes.png'))
    await screen.findByText('The file is not a picture.')
    expect(screen.queryByRole('button', { name: 'Send picture 2 again' })).toBeNull()
    expect(await saved()).toBe('A picture was not sent. Send it again, or remove it.')
    await press('Remove picture 2')
    expect(await saved()).toEqual([pictureN(1).id])
  })

  it('says so of a file that the browser itself cannot show', async () => {
    renderScreen(<Form />)
    await choose(pictureFile('IMG_0001.heic', 'image/heic'))
    await screen.findByText(/^This file cannot be shown as a picture/)
  })

  it('sends once more what found no network', async () => {
    server.use(
      platformHttp.post('/pictures', () => HttpResponse.error(), { once: true }),
      ...takesPictures(),
    )
    renderScreen(<Form />)
    await choose(pictureFile('front.png'))
    await userEvent.click(await screen.findByRole('button', { name: 'Send picture 1 again' }))
    expect(await saved()).toEqual([pictureN(5).id])
  })

  it('takes eight, and says how many were left out', async () => {
    server.use(...takesPictures())
    renderScreen(<Form pictures={[1, 2, 3, 4, 5, 6, 7].map(pictureN)} />)
    await choose(pictureFile('a.png'), pictureFile('b.png'), pictureFile('c.png'))
    screen.getByText('2 pictures were left out: there is room for 8.')
    screen.getByText('8 pictures at most. Remove one to add another.')
    expect(rows()).toHaveLength(8)
  })
})
