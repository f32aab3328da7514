import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Calibration } from '../../../server/modules/assistants/answering/extractive/calibration/calibration'
import { explain } from '../../../server/modules/assistants/answering/extractive/explain'
import { answerOf } from '../folds'
import type { QuestionSet } from '../library'
import type { Judged } from '../training/calibrate'
import { openPagePictures, type PagePictures } from './page-pictures'
import { reportPage } from './report-page'
import type { ReportedPage, ReportedQuestion } from './reported-question'
import { verdictOf } from './verdict'

interface Answered {
  question: Judged
  calibration: Calibration
}

/** Writes one HTML document for each set into the folder, with the pictures of the pages beside them. */
export async function writeReports(
  folder: string,
  sets: readonly QuestionSet[],
  answered: readonly Answered[],
): Promise<void> {
  const pictures = await openPagePictures(folder)
  try {
    for (const { name, manuals } of sets) {
      const questions: ReportedQuestion[] = []
      for (const one of answered.filter(({ question }) => question.set === name))
        questions.push(await reportOn(one, manuals, pictures))
      await writeFile(join(folder, `${name}.html`), reportPage(name, questions))
    }
  } finally {
    pictures.close()
  }
}

async function reportOn(
  { question: judged, calibration }: Answered,
  manuals: string,
  pictures: PagePictures,
): Promise<ReportedQuestion> {
  const { question, found } = judged
  const { answer, reply } = answerOf(judged, calibration)
  const [cited] = answer.refused ? answer.nearest : answer.citations
  const expected = question.answer_pages
  const other = expected.includes(cited?.page ?? 0) ? [] : expected.slice(0, 1)
  const pages = [...(cited ? [cited.page] : []), ...other].map(async (page): Promise<ReportedPage> => {
    const isCited = page === cited?.page
    return {
      page,
      isCited,
      isExpected: expected.includes(page),
      marks: isCited ? cited.boxes : [],
      picture: await pictures.draw({ set: judged.set, manual: join(manuals, basename(question.manual)), page }),
    }
  })
  return {
    question,
    answer,
    explanation: explain(found, calibration),
    verdict: verdictOf({ question, reply }),
    pages: await Promise.all(pages),
  }
}
