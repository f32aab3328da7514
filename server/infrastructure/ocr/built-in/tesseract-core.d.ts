/** What is used of Tesseract in WebAssembly, whose package has no types. */
declare module 'tesseract.js-core/tesseract-core-simd.js' {
  interface Engine {
    /** @returns 0 unless the data cannot be used */
    Init(folder: string, languages: string, mode: number): number
    SetVariable(name: string, value: string): boolean
    /** Takes the image in the file `/input`. Returns 0 unless it cannot be decoded. */
    SetImageFile(exifOrientation: number, radians: number): number
    /** @returns 0 unless it failed */
    Recognize(monitor: null): number
    GetTSVText(page: number): string
    GetBoxText(page: number): string
    GetOsdText(page: number): string
    Clear(): void
  }

  interface Core {
    TessBaseAPI: new () => Engine
    FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void }
  }

  export default function createCore(): Promise<Core>
}
