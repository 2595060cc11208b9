/** Ends the current task, so that the browser can draw or answer the visitor between two steps that take long. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
