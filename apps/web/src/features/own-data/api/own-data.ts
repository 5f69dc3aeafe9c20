import { queryOptions } from '@tanstack/react-query';
import { closeAccount as close, downloadOwnData, findCloseObstacles } from '@tapwright/contracts/own-data';
import { call } from '../../../platform/calls/call.ts';
import { withConfirmation } from '../../../platform/forms/confirm-person.ts';
import { saveFile } from '../../../platform/files/save-file.ts';
import { ownDataKeys } from '../keys.ts';

export const obstaclesQuery = queryOptions({
  queryKey: ownDataKeys.obstacles,
  queryFn: ({ signal }) => call(findCloseObstacles, { signal }),
});

export const saveOwnData = () => withConfirmation(() => saveFile(downloadOwnData.path, {}));
export const closeAccount = () => withConfirmation(() => call(close, {}));
