// Parts that a page fetches while it is shown may still be on their way when the last test of a file
// has ended; on a busy machine they would arrive in a world that is gone, and fail the whole run.

import { afterAll, vi } from "vitest";

afterAll(() => vi.dynamicImportSettled());
