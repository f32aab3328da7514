/** A rectangle, in pixels from the top left corner. */
export interface Area {
  left: number
  top: number
  right: number
  bottom: number
}
