/** A page of a manual as an e-mail shows it. */
export interface PagePicture {
  manualId: string
  /** From 1. */
  page: number
  /** The cited places, which are marked: left, top, right, bottom as shares of the page. */
  marks: readonly (readonly [left: number, top: number, right: number, bottom: number])[]
  /** Whoever shows it to others: without their right to read the manual, there is no picture. */
  readerId: string
}

/** One of an e-mail's pictures, which are drawn when it is sent. */
export interface EmailPicture extends PagePicture {
  /** By what its HTML refers to it. */
  cid: string
  /** What is written where there is no picture. */
  otherwise: string
}
