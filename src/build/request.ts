/** How every server here answers: whatever a request is, and however it ends, the server goes on. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request. When that throws, the answer is a 500 without a word about this machine; the terminal says why. */
export async function answerSafely(
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => void | Promise<void>,
): Promise<void> {
  try {
    await answer();
  } catch (error) {
    // Whoever asked has gone: that is no mistake of anybody's.
    if (request.socket.destroyed) return;
    console.error(error);
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end();
  }
}
