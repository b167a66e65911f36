/** How far a file has come that is being added, and why the last one was not kept. */
import { Alert, Progress } from '@mantine/core';
import { shrunk } from '../state/shrink-photo.ts';
import { useWords } from '../words/words.ts';
import type { Upload } from './use-upload.ts';

/** @param props.isSaid - Where no button says that something is under way. */
export function UploadState({ upload: { isBusy, done, refused }, isSaid }: { upload: Upload; isSaid?: boolean }) {
  const { inputs } = useWords();
  return (
    <>
      {isBusy && (isSaid || done !== undefined) && (
        <div role="status">
          {done === undefined || done >= shrunk ? inputs.uploading : inputs.shrinking}
          {done !== undefined && <Progress aria-label={inputs.uploading} value={done * 100} />}
        </div>
      )}
      {refused && (
        <Alert color="red" role="alert">
          {refused}
        </Alert>
      )}
    </>
  );
}
