/** The entry of the worker. Each listener hears in the order of its coming: whoever calls by a channel is answered before the editor asks. */
import './hear-calls.ts';
import '../worker/worker.ts';
