/** The record as the list has it now; as it was chosen when the list does not show it any more. */
export function latestOf<Row extends { _id: string }>(rows: readonly Row[], chosen: Row): Row {
  return rows.find(({ _id }) => _id === chosen._id) ?? chosen;
}
