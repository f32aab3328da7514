/** What belongs to others; no answer and no request to a model has it unless the person typed it. */
export const FOREIGN_MANUAL = '3f1f5a52-6d0e-4d3c-9a56-0c6a7d1b7777'
export const FOREIGN_ORGANIZATION = '9d2b7c10-1f4e-4b7a-8a0d-5e5f6a7b7777'
